import { LruMap } from '../../../../lib/lru.ts';

/** Tokens for a day: of everyone, of one visitor, and of one chat. */
export interface BudgetOptions {
  daily: number;
  visitor: number;
  chat: number;
  /** Visitors and chats that are remembered. */
  keys: number;
}

/** Who pays for a call. */
export interface BudgetOwner {
  visitor: string;
  chat: string;
}

/** Tokens that were set aside for a call. */
export interface Reservation {
  /** Replaces the estimate by what the call used. */
  settle(tokens: number): void;
}

/** Counts tokens in this process, from midnight to midnight UTC. */
export class TokenBudgets {
  readonly #options: BudgetOptions;
  readonly #now: () => Date;
  #day = '';
  #daily = 0;
  #spent: LruMap<number>;

  constructor(options: BudgetOptions, now: () => Date) {
    this.#options = options;
    this.#now = now;
    this.#spent = new LruMap(options.keys);
  }

  /** Tokens that were used today. */
  get today(): number {
    this.#resetIfNewDay();
    return this.#daily;
  }

  /** Sets tokens aside, or says whose budget is spent. */
  reserve({ visitor, chat }: BudgetOwner, tokens: number): Reservation | 'daily' | 'visitor' | 'chat' {
    this.#resetIfNewDay();
    const day = this.#day;
    const [visitorKey, chatKey] = [`visitor ${visitor}`, `chat ${visitor} ${chat}`];
    if (this.#daily + tokens > this.#options.daily) return 'daily';
    if ((this.#spent.get(visitorKey) ?? 0) + tokens > this.#options.visitor) return 'visitor';
    if ((this.#spent.get(chatKey) ?? 0) + tokens > this.#options.chat) return 'chat';
    const add = (amount: number) => {
      this.#daily += amount;
      for (const key of [visitorKey, chatKey]) this.#spent.set(key, (this.#spent.get(key) ?? 0) + amount);
    };
    add(tokens);
    return {
      settle: (used) => {
        this.#resetIfNewDay();
        if (day === this.#day) add(used - tokens);
      },
    };
  }

  #resetIfNewDay(): void {
    const day = this.#now().toISOString().slice(0, 10);
    if (day === this.#day) return;
    this.#day = day;
    this.#daily = 0;
    this.#spent = new LruMap(this.#options.keys);
  }
}
