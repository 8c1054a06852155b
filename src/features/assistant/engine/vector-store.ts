/** Largest number that a component is stored as. */
const SCALE = 32767;
const FIRST_ROWS = 1024;

/** Vectors of length 1 by number, at two bytes for each component: thousands of them take a fifth of what arrays take. */
export class VectorStore {
  #rows = new Int16Array(0);
  #axes = 0;
  readonly #known = new Map<number, number>();

  /** True if a vector was stored under a number, or the lack of one. */
  has(at: number): boolean {
    return this.#known.has(at);
  }

  /** Stores a vector, or that there is none. */
  set(at: number, vector: Float32Array | undefined): void {
    if (!vector) {
      this.#known.set(at, -1);
      return;
    }
    this.#axes ||= vector.length;
    const row = this.#known.size;
    if ((row + 1) * this.#axes > this.#rows.length) this.#grow();
    for (let axis = 0; axis < this.#axes; axis++)
      this.#rows[row * this.#axes + axis] = Math.round((vector[axis] ?? 0) * SCALE);
    this.#known.set(at, row);
  }

  /** How alike a stored vector and another are, from -1 to 1; 0 where one of them is not there. */
  likeness(at: number, vector: Float32Array | undefined): number {
    const row = this.#known.get(at) ?? -1;
    if (row < 0 || !vector) return 0;
    let sum = 0;
    for (let axis = 0; axis < this.#axes; axis++)
      sum += (this.#rows[row * this.#axes + axis] ?? 0) * (vector[axis] ?? 0);
    return sum / SCALE;
  }

  #grow(): void {
    const rows = new Int16Array(Math.max(FIRST_ROWS * this.#axes, this.#rows.length * 2));
    rows.set(this.#rows);
    this.#rows = rows;
  }
}
