import { act, render, screen } from '@testing-library/react';
import * as forms from '../forms';
import { BrowserRouter } from '../routing';
import * as ui from '../ui';
import { Gallery } from './Gallery';
import { nameOf } from './sample';
import { SAMPLES } from './samples/samples';

/** Components that draw nothing of their own: the form contains them. */
const UNSEEN = ['DraftKeeper'];

/** Draws the gallery and waits for the answers that its forms get at once. */
const show = (only?: string) =>
  act(async () =>
    render(
      <BrowserRouter>
        <Gallery variant="dtyt" only={only} />
      </BrowserRouter>,
    ),
  );

test('every component of the kit and of its forms is in the gallery', () => {
  const exported = [...Object.keys(ui), ...Object.keys(forms)].filter((name) => /^[A-Z][a-z]/.test(name));
  const shown = SAMPLES.flatMap(({ of }) => of);
  expect(exported.filter((name) => !shown.includes(name) && !UNSEEN.includes(name))).toEqual([]);
  expect(shown.filter((name) => !exported.includes(name))).toEqual([]);
});

test('the gallery shows each component under its name', async () => {
  await show();
  // Reads the headings, because a search for each region by its name takes seconds.
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(SAMPLES.map(({ of }) => of.join(', '))));
});

const states = SAMPLES.flatMap((sample) => Object.keys(sample.states).map((state) => [nameOf(sample), state] as const));
test.each(states)('the component %s in the state %s has its own page', async (name, state) => {
  await show(`${name}/${state}`);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('heading', { name: 'Gallery' })).not.toBeInTheDocument();
});

test('an unknown address shows the whole gallery', async () => {
  await show('Dialog/nobody');
  expect(screen.getByRole('heading', { name: 'Gallery' })).toBeVisible();
});
