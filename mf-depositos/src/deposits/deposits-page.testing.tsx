import { screen } from '@testing-library/react';
import { getBankDeposits, getCardDeposits } from '@rifas/shared/contracts';
import type { Deposit } from '@rifas/shared/domain';
import {
  createFakeApi,
  dateOf,
  depositOf,
  renderPage,
  reply,
  type DeploymentChanges,
  type FakeReply,
} from '@rifas/shared/testing';
import { cardDeposit, usedPayment, usedTicket } from '../testing/samples';
import DepositsPage from './DepositsPage';

interface Setup {
  readonly bank?: readonly Deposit[] | FakeReply;
  readonly card?: readonly Deposit[] | FakeReply;
  readonly deployment?: DeploymentChanges;
  readonly at?: string;
}

/** A deposit that paid for a ticket and a personal payment. */
export const used = depositOf({
  id: 5,
  date: dateOf('2026-05-01'),
  tickets: [usedTicket()],
  payments: [usedPayment()],
});

/** Opens the page with an API that has these deposits: by default `used` and a card payment. */
export function setup({
  bank = [used],
  card = [cardDeposit],
  deployment = {},
  at = '/dashboard/depositos',
}: Setup = {}) {
  const api = createFakeApi();
  api.on(getBankDeposits, 'body' in bank ? bank : reply.of(getBankDeposits, bank));
  api.on(getCardDeposits, 'body' in card ? card : reply.of(getCardDeposits, card));
  return renderPage(<DepositsPage />, { api, deployment, at });
}

/** Unfolds the row with this text. */
export const open = async (user: ReturnType<typeof setup>['user'], text: string | RegExp) =>
  user.click(await screen.findByText(text));
