import { act, screen, waitFor } from '@testing-library/react';
import { getPassenger } from '@rifas/shared/contracts';
import { useSession } from '@rifas/shared/session';
import type { PageTable } from '@rifas/shared/site';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { rememberFirstPaint } from '../frame/arrived-paint';
import { renderShell } from '../testing/render-shell';
import { HomePage } from './HomePage';

jest.mock('./RemoteWidget', () => ({
  RemoteWidget: ({ widget }: { readonly widget: string }) => <div data-widget={widget} />,
  QuietWidget: () => null,
}));

const TABLE: PageTable = {
  pages: [],
  menu: [],
  home: [
    {
      remote: 'mf-rifas',
      to: '/dashboard/rifas',
      label: 'Pagar rifa con tarjeta',
      hint: 'Armá un link',
      figure: undefined,
      order: 10,
      icon: 'card',
    },
    {
      remote: 'mf-rifas',
      to: '/dashboard/rifas/list',
      label: 'Tus rifas',
      hint: '',
      figure: 'rafflesFigure',
      order: 50,
      icon: 'ticket',
    },
  ],
  widgets: [],
};
const ANA = reply.success({ persona: { name: 'Ana', lastName: 'Núñez' }, pasajeroId: 7 });

const arrive = (prepare: (api: ReturnType<typeof createFakeApi>) => unknown, table: PageTable = TABLE) => {
  useSession.setState({ status: 'active', token: 't', passenger: undefined, loggedOut: false });
  const api = createFakeApi();
  prepare(api);
  return renderShell(<HomePage table={table} />, { api });
};

test('the home greets the seller in capitals, takes the focus, and offers its entries', async () => {
  const { api } = arrive((fake) => fake.on(getPassenger, ANA));
  expect(await screen.findByRole('heading', { name: 'HOLA ANA NÚÑEZ' })).toHaveFocus();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Pagar rifa con tarjeta',
    'Tus rifas',
  ]);
  expect((api.requests(getPassenger)[0]?.form as URLSearchParams).get('token')).toBe('t');
  expect(useSession.getState().passenger?.passengerId).toBe(7);
});

test('A widget that may have nothing to show stands below the entries, so that they do not move when it arrives.', () => {
  const widget = (name: string, quiet: boolean) => ({
    remote: 'mf-rifas',
    widget: name,
    title: name,
    order: 10,
    quiet,
    early: [],
  });
  const table = { ...TABLE, widgets: [widget('news', true), widget('trip', false)] };
  arrive((api) => api.on(getPassenger, ANA), table);
  return waitFor(() => {
    const places = [...document.querySelectorAll('[data-widget], ul')].map(
      (place) => place.getAttribute('data-widget') ?? 'ways',
    );
    expect(places).toEqual(['trip', 'ways', 'news']);
  });
});

test('the home greets without a name where the name cannot be loaded', async () => {
  arrive((api) => api.on(getPassenger, reply.error()));
  expect(await screen.findByRole('heading', { name: 'HOLA' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

/** The home with a widget, before the name of the greeting is known. @returns the widget, and what answers the name */
function arriveWithWidget(paint: string) {
  document.body.innerHTML = `<div id="root">${paint}</div>`;
  rememberFirstPaint(document);
  const widget = { remote: 'mf-depositos', widget: 'trip', title: 'Tu viaje', order: 10, quiet: false, early: [] };
  let answer: (reply: typeof ANA) => void = () => undefined;
  arrive((api) => (answer = api.hold(getPassenger)), { ...TABLE, widgets: [widget] });
  return { drawn: () => document.querySelector('[data-widget=trip]'), answer: () => answer(ANA) };
}

test('after a login a widget does not wait for the name, but is shown with it', async () => {
  const { drawn, answer } = arriveWithWidget('');
  const before = drawn();
  expect(before).toBeInTheDocument();
  expect(before).not.toBeVisible();
  answer();
  expect(await screen.findByRole('heading', { name: 'HOLA ANA NÚÑEZ' })).toHaveFocus();
  expect(drawn()).toBe(before);
  expect(before).toBeVisible();
});

test('a home that is opened by its address draws its widgets with the name', async () => {
  const { drawn, answer } = arriveWithWidget('<div class="first-paint">…</div>');
  expect(drawn()).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('heading', { name: 'HOLA ANA NÚÑEZ' })).toHaveFocus();
  expect(drawn()).toBeVisible();
});

test('the home does not wait for a slow name, and greets with it when it arrives', async () => {
  jest.useFakeTimers();
  let answer: (reply: typeof ANA) => void = () => undefined;
  arrive((api) => (answer = api.hold(getPassenger)));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('heading', { name: 'HOLA' })).toBeVisible();
  jest.useRealTimers();
  answer(ANA);
  expect(await screen.findByRole('heading', { name: 'HOLA ANA NÚÑEZ' })).toBeVisible();
});

test('a name that arrives during a press is shown after it, because it may move what is pressed', async () => {
  jest.useFakeTimers();
  let answer: (reply: typeof ANA) => void = () => undefined;
  const { user } = arrive((api) => (answer = api.hold(getPassenger)));
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  const way = screen.getByRole('link', { name: 'Tus rifas' });
  await user.pointer({ keys: '[TouchA>]', target: way });
  answer(ANA);
  await waitFor(() => expect(useSession.getState().passenger).toBeDefined());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^HOLA$/);
  await user.pointer({ keys: '[/TouchA]', target: document.body });
  expect(await screen.findByRole('heading', { name: 'HOLA ANA NÚÑEZ' })).toBeVisible();
});
