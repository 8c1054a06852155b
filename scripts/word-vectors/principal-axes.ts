/** Returns the directions in which points vary most, widest first, as rows: Jacobi's method on their covariance. */
export function getPrincipalAxes(points: readonly Float64Array[], dims: number): Float64Array[] {
  const matrix = covariance(points, dims);
  const axes = Array.from({ length: dims }, (_, row) =>
    Float64Array.from({ length: dims }, (_, index) => +(index === row)),
  );
  for (let sweep = 0; sweep < 12; sweep++)
    for (let p = 0; p < dims; p++) for (let q = p + 1; q < dims; q++) rotate(matrix, axes, p, q);
  const spread = (index: number) => matrix[index]?.[index] ?? 0;
  return axes
    .map((axis, index) => ({ axis, spread: spread(index) }))
    .sort((a, b) => b.spread - a.spread)
    .map(({ axis }) => axis);
}

function covariance(points: readonly Float64Array[], dims: number): Float64Array[] {
  const mean = new Float64Array(dims);
  for (const point of points)
    for (let index = 0; index < dims; index++) mean[index] = (mean[index] ?? 0) + (point[index] ?? 0) / points.length;
  const matrix = Array.from({ length: dims }, () => new Float64Array(dims));
  const centred = new Float64Array(dims);
  for (const point of points) {
    for (let index = 0; index < dims; index++) centred[index] = (point[index] ?? 0) - (mean[index] ?? 0);
    for (const [row, line] of matrix.entries()) {
      const rowValue = (centred[row] ?? 0) / points.length;
      for (let index = 0; index < dims; index++) line[index] = (line[index] ?? 0) + rowValue * (centred[index] ?? 0);
    }
  }
  return matrix;
}

/** Rotates two axes so that the values on them are uncorrelated. */
function rotate(matrix: Float64Array[], axes: Float64Array[], p: number, q: number): void {
  const [rowP, rowQ, axisP, axisQ] = [matrix[p], matrix[q], axes[p], axes[q]];
  const shared = rowP?.[q] ?? 0;
  if (!rowP || !rowQ || !axisP || !axisQ || Math.abs(shared) < 1e-12) return;
  const theta = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * shared);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  rotateRows(rowP, rowQ, c, t * c);
  for (const row of matrix) {
    const [a, b] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = c * a - t * c * b;
    row[q] = t * c * a + c * b;
  }
  rotateRows(axisP, axisQ, c, t * c);
}

function rotateRows(first: Float64Array, second: Float64Array, c: number, s: number): void {
  for (let index = 0; index < first.length; index++) {
    const [a, b] = [first[index] ?? 0, second[index] ?? 0];
    first[index] = c * a - s * b;
    second[index] = s * a + c * b;
  }
}
