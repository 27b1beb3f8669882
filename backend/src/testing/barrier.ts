/** For races: each caller waits until `size` of them have come, so that all have read before any writes. */
export function createBarrier(size: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived === size) open();
    await opened;
  };
}
