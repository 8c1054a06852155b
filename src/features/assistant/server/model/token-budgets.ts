import { LruMap } from '../../../../lib/lru.ts';

/** Daily token limits: in total, per visitor, and per chat. */
export interface BudgetOptions {
  daily: number;
  visitor: number;
  chat: number;
  /** Maximum number of tracked visitors and chats. */
  keys: number;
}

/** The visitor and chat that a call counts for. */
export interface BudgetOwner {
  visitor: string;
  chat: string;
}

/** Tokens that are reserved for a call. */
export interface Reservation {
  /** Replaces the estimate with the actual usage. */
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

  /** Reserves tokens, or returns whose budget is used up. */
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
