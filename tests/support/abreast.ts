/**
 * Processes items a few at a time, and returns the results in the items' order. The site under test answers two
 * requests in little more time than one, and each worker makes that many.
 */
export async function abreast<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  most = 2,
): Promise<Result[]> {
  const list = [...items];
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < list.length; at = next++) results[at] = await work(list[at] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(most, list.length) }, worker));
  return results;
}
