"""The protocol described by itself: OpenAPI, JSON Schema, and types for TypeScript, all made from the structures."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any

import msgspec

import tesela
from tesela.server import protocol as wire
from tesela.server.http import Route
from tesela.server.routes import ROUTES
from tesela.words import words

REF = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    """The HTTP part."""
    types = [route.takes for route in ROUTES if route.takes] + [route.gives for route in ROUTES] + [wire.Fault]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        path = re.sub(r":\w+}", "}", route.path)
        paths.setdefault(path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tesela", "version": tesela.__version__, "description": "Tables to play at."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    good = "201" if route.handler.__name__.startswith("new_") else "200"
    faults = ("400", "401", "403", "404", "409", "429", "503")
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [_parameter(name, kind) for name, kind in re.findall(r"{(\w+):?(\w*)}", route.path)]
        + [
            {"name": name, "in": "query", "description": text, "schema": {"type": "string", "maxLength": 20}}
            for name, text in route.query.items()
        ],
        "responses": {
            good: {"description": "Done", "content": _json(schemas[str(route.gives)])},
            **{code: {"description": "Refused", "content": _json(schemas[str(wire.Fault)])} for code in faults},
        },
    }
    if route.takes:
        operation["requestBody"] = {"required": True, "content": _json(schemas[str(route.takes)])}
    return operation


def _parameter(name: str, kind: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999} if kind == "count" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def socket_schema() -> dict[str, Any]:
    """Every message of the sockets."""
    (up, down, lobby), components = msgspec.json.schema_components(
        [wire.FromClient, wire.FromServer, wire.Lobby], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tesela sockets",
        "description": "/api/tables/{table}/socket takes FromClient and gives FromServer; /api/lobby gives Lobby.",
        "$defs": {**components, "FromClient": up, "FromServer": down},
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}, lobby],
    }


# ---- TypeScript


def typescript() -> str:
    """Types of everything that the browser sends and gets."""
    types = [route.takes for route in ROUTES if route.takes] + [route.gives for route in ROUTES]
    roots = [wire.FromClient, wire.FromServer, wire.Lobby, wire.Fault, *types]
    (up, down, *_), components = msgspec.json.schema_components(roots, ref_template="{name}")
    lines = ["// Made by `tesela protocol --typescript`; do not edit.", ""]
    for name, schema in sorted(components.items()):
        lines += _declared(name, schema)
    lines += [f"export type FromClient = {_type(up)};", "", f"export type FromServer = {_type(down)};", ""]
    lines += [f"export const PROTOCOL = {wire.PROTOCOL};", ""]
    return "\n".join(lines)


def _declared(name: str, schema: dict[str, Any]) -> list[str]:
    if schema.get("type") != "object" or "properties" not in schema:
        return [f"export type {name} = {_type(schema)};", ""]
    required = set(schema.get("required", ()))
    note = [f"/** {schema['description']} */"] if "description" in schema else []
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(inner)};" for field, inner in schema["properties"].items()
    ]
    return [*note, f"export interface {name} {{", *fields, "}", ""]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return _either(schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return f"({_type(schema.get('items', {}))})[]"
    if kind == "object":
        return f"{{ [key: string]: {_type(schema.get('additionalProperties') or {})} }}"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def _either(schemas: Sequence[dict[str, Any]]) -> str:
    return " | ".join(dict.fromkeys(_type(schema) for schema in schemas))


# ---- for people without the browser client


def plain_page(language: str) -> str:
    """A page that says what is here."""
    say = words(language)
    links = (("/api/openapi.json", "server-page-http"), ("/api/sockets.json", "server-page-sockets"))
    items = "".join(f'<li><a href="{path}">{html.escape(say(id))}</a></li>' for path, id in links)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tesela</title>'
        f"<h1>Tesela</h1><p>{html.escape(say('server-page'))}</p><ul>{items}</ul></html>"
    )
