/** Does something for each item, a few at a time. When all running work has ended, throws the first failure. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atATime = 8,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    } finally {
      // After a failure the other workers stop too.
      queue.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atATime }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
