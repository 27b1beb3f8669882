import { act, fireEvent, screen } from '@testing-library/react';
import { NotificationBar } from '../frame/NotificationBar';
import { pageShown } from '../frame/page-shown';
import { useStale } from '../recovery/lost-part';
import { renderShell } from '../testing/render-shell';
import { Later } from './Later';

/** The browser is idle, and everything that it loads then has arrived. */
const idle = () => act(() => jest.advanceTimersByTimeAsync(2000));

/** A page with a place for messages, whose later parts have been asked for. */
async function drawPage(): Promise<void> {
  renderShell(
    <>
      <Later />
      <NotificationBar />
    </>,
  );
  act(() => pageShown());
  await idle();
}

let mockIsLost = false;
jest.mock('./LaterParts', () => {
  if (mockIsLost) throw new Error('the connection is lost');
  return jest.requireActual<object>('./LaterParts');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  useStale.setState({ stale: false });
});

test('Parts that could not be loaded without a connection come with it, and say that it was lost if it is lost again by then.', async () => {
  mockIsLost = true;
  await drawPage();
  mockIsLost = false;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('online'));
  await idle();
  expect(screen.getByRole('status')).toHaveTextContent('Te quedaste sin conexión.');
});

test('Later parts of the shell load once a page is drawn and the browser is idle.', async () => {
  useStale.setState({ stale: true });
  renderShell(<Later />);
  await idle();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => pageShown());
  await idle();
  expect(screen.getByRole('alert')).toHaveTextContent('A esta pantalla le falta una parte');
});

test('A tab with a remote on trial says so before any page is drawn.', async () => {
  renderShell(<Later />, {
    shell: { replacements: { 'mf-rifas': { entry: 'https://equipo.example/remoteEntry.js' } } },
  });
  await idle();
  expect(screen.getByText('Prueba en esta pestaña:')).toBeInTheDocument();
});

test('A visitor is told that the connection is lost, and that it is back.', async () => {
  await drawPage();
  fireEvent(window, new Event('offline'));
  expect(screen.getByRole('status')).toHaveTextContent('Te quedaste sin conexión. Lo que escribiste no se pierde.');
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('status')).toHaveTextContent('Volvió la conexión.');
});
