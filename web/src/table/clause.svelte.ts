/** The rule that somebody asked for: it opens in the side tab, lit. */
class Clause {
  rule = $state<string | null>(null);
  /** Rises with every question, so that the same rule can be asked for again. */
  count = $state(0);
  /** Not shown yet. */
  fresh = $state(false);

  open(rule: string): void {
    this.rule = rule;
    this.count += 1;
    this.fresh = true;
  }

  close(): void {
    this.rule = null;
    this.fresh = false;
  }
}

export const clause = new Clause();
