/**
 * Lets a command end by an error, 'ended with 2', instead of ending the tests.
 * @returns what it prints there before
 */
export function printedBeforeEnd(stream: 'stdout' | 'stderr'): readonly string[] {
  const said: string[] = [];
  jest.spyOn(process[stream], 'write').mockImplementation((text) => said.push(String(text)) > 0);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  return said;
}
