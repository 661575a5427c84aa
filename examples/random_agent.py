"""Random agents play one game through PettingZoo.

python examples/random_agent.py [mozaika_v2] [--players 3] [--seed 1] [--show]
"""

from __future__ import annotations

import argparse

from tesela.rl.pettingzoo import NAMES, env


def main() -> None:
    """Play one game and print what everybody is paid."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="mozaika_v2", help=f"one of: {', '.join(NAMES)}")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="draw the table at the end")
    options = parser.parse_args()
    game = env(options.game, options.players, render_mode="human" if options.show else None)
    game.reset(seed=options.seed)
    decisions = 0
    for agent in game.agent_iter():
        observation, reward, ended, cut_off, _ = game.last()
        if ended or cut_off:
            print(f"{agent}: {reward:g}")
            if options.show and game.num_agents == 1:
                game.render()
            game.step(None)
        else:
            game.step(game.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    print(f"{decisions} decisions")


if __name__ == "__main__":
    main()
