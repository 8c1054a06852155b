const ROUNDS = 15;

/** Finds centroids, and the nearest one of each point: k-means that starts from points at even distances in the list. */
export function createCodebook(
  points: Float64Array,
  dims: number,
  size: number,
): { centroids: Float64Array; codes: Uint8Array } {
  const count = points.length / dims;
  const centroids = new Float64Array(size * dims);
  for (let index = 0; index < size; index++) {
    const start = Math.floor((index * count) / size) * dims;
    centroids.set(points.subarray(start, start + dims), index * dims);
  }
  const codes = new Uint8Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    assignCodes(points, centroids, dims, codes);
    moveCentroids(points, centroids, dims, codes);
  }
  assignCodes(points, centroids, dims, codes);
  return { centroids, codes };
}

/** Gives each point its nearest centroid. */
function assignCodes(points: Float64Array, centroids: Float64Array, dims: number, codes: Uint8Array): void {
  for (let point = 0; point < codes.length; point++) {
    let [best, min] = [0, Number.POSITIVE_INFINITY];
    for (let start = 0; start < centroids.length; start += dims) {
      let distance = 0;
      for (let index = 0; index < dims; index++)
        distance += ((points[point * dims + index] ?? 0) - (centroids[start + index] ?? 0)) ** 2;
      if (distance < min) [best, min] = [start / dims, distance];
    }
    codes[point] = best;
  }
}

/** Moves each centroid to the middle of its points; one without points stays. */
function moveCentroids(points: Float64Array, centroids: Float64Array, dims: number, codes: Uint8Array): void {
  const counts = new Uint32Array(centroids.length / dims);
  const sums = new Float64Array(centroids.length);
  codes.forEach((code, point) => {
    counts[code] = (counts[code] ?? 0) + 1;
    for (let index = 0; index < dims; index++)
      sums[code * dims + index] = (sums[code * dims + index] ?? 0) + (points[point * dims + index] ?? 0);
  });
  for (let index = 0; index < sums.length; index++) {
    const count = counts[Math.floor(index / dims)] ?? 0;
    if (count > 0) centroids[index] = (sums[index] ?? 0) / count;
  }
}
