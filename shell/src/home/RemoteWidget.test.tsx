import { act, screen } from '@testing-library/react';
import type { RemoteLoader } from '../federation/remote-loader';
import { renderShell } from '../testing/render-shell';
import { RemoteWidget } from './RemoteWidget';

const widget = (quiet: boolean) => ({
  remote: 'mf-uno',
  widget: quiet ? 'quiet' : 'steady',
  title: 'Resumen',
  order: 10,
  quiet,
  early: [],
});

/** Draws widgets on a home that waits for its data until `arrives` is called. */
function draw() {
  const waiting = document.createElement('div');
  waiting.dataset['skeleton'] = '';
  document.body.append(waiting);
  const load = jest.fn<ReturnType<RemoteLoader['load']>, Parameters<RemoteLoader['load']>>((_remote, _kind, name) =>
    Promise.resolve({ default: () => <p>{name}</p> }),
  );
  renderShell(
    <>
      <RemoteWidget {...widget(false)} />
      <RemoteWidget {...widget(true)} />
    </>,
    { shell: { loader: { load } } },
  );
  return { load, arrives: () => waiting.remove() };
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(2000));

beforeEach(() => jest.useFakeTimers());

test('A widget that may have nothing to show is fetched once the home has its data.', async () => {
  const { load, arrives } = draw();
  await pass();
  expect(load.mock.calls.map(([, , name]) => name)).toEqual(['steady']);
  expect(screen.getByText('steady')).toBeInTheDocument();
  arrives();
  await pass();
  // The first wait was for the data, this one is for an idle browser.
  await pass();
  expect(screen.getByText('quiet')).toBeInTheDocument();
});
