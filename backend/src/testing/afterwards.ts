type End = () => unknown;
const ofFile: End[] = [];
const ofTest: End[] = [];
let isInTest = false;

async function endAll(ends: End[]): Promise<void> {
  let failure: unknown;
  for (const end of ends.splice(0).reverse())
    await Promise.resolve()
      .then(end)
      .catch((error: unknown) => (failure ??= error));
  if (failure !== undefined) throw failure;
}

beforeEach(() => void (isInTest = true));
afterEach(async () => {
  isInTest = false;
  await endAll(ofTest);
});
afterAll(() => endAll(ofFile));

/** Ends something after the present test, also after a failed one, or after all tests of the file where none runs yet. */
export const afterwards = (end: End): void => void (isInTest ? ofTest : ofFile).push(end);
