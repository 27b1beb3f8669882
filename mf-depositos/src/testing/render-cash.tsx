import { screen } from '@testing-library/react';
import { getDepositsToUse, getLiveLinks, getRaffles, getSoldTicket } from '@rifas/shared/contracts';
import type { Deposit, LiveLink, Raffle } from '@rifas/shared/domain';
import {
  BrowserButtons,
  createFakeApi,
  depositOf,
  raffleOf,
  renderPage,
  reply,
  type DeploymentChanges,
  type FakeApi,
  type FakeReply,
} from '@rifas/shared/testing';
import CashRegistrationPage from '../cash-registration/CashRegistrationPage';

interface CashSetup {
  readonly api?: FakeApi;
  readonly deposits?: readonly Deposit[] | FakeReply;
  readonly raffles?: readonly Raffle[] | FakeReply;
  /** Undefined if the API does not have the call. */
  readonly links?: readonly LiveLink[];
  readonly deployment?: DeploymentChanges;
  readonly at?: string;
}

const ONLY_NAME = { contado: { nombre: true, email: false, celular: false, departamento: false } };

/** Opens the page in dtyt with one deposit of US$ 50 and one raffle of two draws at US$ 20, unless changed. */
export function renderCash(setup: CashSetup = {}) {
  const {
    api = createFakeApi(),
    deposits = [depositOf({ id: 4, amount: 50 })],
    raffles = [raffleOf('00123')],
    links,
    deployment,
    at,
  } = setup;
  api.on(getDepositsToUse, 'body' in deposits ? deposits : reply.of(getDepositsToUse, deposits));
  api.on(getRaffles, 'body' in raffles ? raffles : reply.of(getRaffles, [...raffles]));
  api.on(getLiveLinks, links ? reply.of(getLiveLinks, [...links]) : reply.http(404));
  api.on(getSoldTicket, reply.http(404));
  const page = renderPage(
    <>
      <CashRegistrationPage />
      <BrowserButtons />
    </>,
    {
      api,
      at: at ?? '/dashboard/contado',
      deployment: { ...deployment, settings: { ...ONLY_NAME, ...deployment?.settings } },
    },
  );
  const press = (name: string | RegExp) =>
    screen.findByRole('button', { name }).then((button) => page.user.click(button));
  const toBuyer = () => press(/^USAR/);
  const toTickets = async () => {
    await toBuyer();
    await page.user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Carla');
    await page.user.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Paz');
    await press('SIGUIENTE');
    await screen.findByRole('heading', { level: 1, name: /^ELEGÍ LAS RIFAS|ELEGÍ LOS TALONES/ });
  };
  const toConfirm = async () => {
    await toTickets();
    await page.user.click(await screen.findByRole('checkbox', { name: /Sorteo 1|00123/ }));
    await press('SIGUIENTE');
    await screen.findByRole('heading', { level: 1, name: 'CONFIRMÁ EL REGISTRO' });
  };
  return { ...page, press, toBuyer, toTickets, toConfirm };
}
