import { Asker, newCore } from "./referee_core.js";

/** Which rules of a game a referee knows. */
interface Known {
  oldest: number;
  newest: number;
}

interface Referee {
  asker: Asker;
  known: ReadonlyMap<string, Known>;
}

/** Referees side by side, the newest build first: one for every number of rules that matches are still played by. */
export class Referees {
  private told: Referee[] | undefined;

  constructor(private readonly askers: readonly Asker[]) {}

  /** Who judges a match by those rules: of several, the newest build. */
  of(game: string, rules: number): Asker | undefined {
    return this.all().find(({ known }) => covers(known.get(game), rules))?.asker;
  }

  /** The newest rules of a game, but none above `most`. */
  newest(game: string, most: number): number | undefined {
    const numbers = this.all().flatMap(({ known }) => {
      const one = known.get(game);
      return one !== undefined && one.oldest <= most ? [Math.min(one.newest, most)] : [];
    });
    return numbers.length === 0 ? undefined : Math.max(...numbers);
  }

  /** For questions that name their rules inside: the answer of the first that knows them. */
  firstThatKnows(ask: (asker: Asker) => string): string {
    let answer = "";
    for (const asker of this.askers) {
      answer = ask(asker);
      if (!answer.startsWith("refused table.unknown_rules") && !answer.startsWith("refused table.unknown_game")) {
        break;
      }
    }
    return answer;
  }

  /** One that could not say what it knows is asked again next time. */
  private all(): Referee[] {
    if (this.told !== undefined) {
      return this.told;
    }
    const told = this.askers.map((asker) => ({ asker, known: knownBy(asker) }));
    if (told.every(({ known }) => known.size > 0)) {
      this.told = told;
    }
    return told;
  }
}

export function refereesOf(files: readonly string[]): Referees {
  return new Referees(files.map((file) => new Asker(() => newCore(file))));
}

function covers(known: Known | undefined, rules: number): boolean {
  return known !== undefined && known.oldest <= rules && rules <= known.newest;
}

function knownBy(asker: Asker): ReadonlyMap<string, Known> {
  const [head, ...lines] = asker.ask("rules\n").split("\n");
  return new Map(head !== "rules" ? [] : lines.map((line) => {
    const [game = "", oldest, newest] = line.split(" ");
    return [game, { oldest: Number(oldest), newest: Number(newest) }];
  }));
}
