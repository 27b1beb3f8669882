import { screen, within } from '@testing-library/react';
import { paths } from '@rifas/shared/routing';
import { renderPage, type RenderedPage, type RenderPageOptions } from '@rifas/shared/testing';
import * as direct from '../direct-transfer/direct-transfer.store';
import * as put from '../put-in-bag/put-in-bag.store';
import * as request from '../request/request.store';
import TransferPage from '../TransferPage';

/** The page at a sub-view's address; '' is the menu. */
export const renderTransfer = (view: string, options: Omit<RenderPageOptions, 'at' | 'path'> = {}): RenderedPage =>
  renderPage(<TransferPage />, {
    ...options,
    at: view ? paths.transferView(view) : paths.transfer,
    path: `${paths.transfer}/*`,
  });

/** Resets the drafts to those of a new tab. */
export function forgetDrafts(): void {
  put.usePutInBag.setState({ ...put.EMPTY_DRAFT, owner: undefined });
  direct.useDirectTransfer.setState({ ...direct.EMPTY_DRAFT, owner: undefined });
  request.useRequest.setState({ ...request.EMPTY_DRAFT, owner: undefined });
}

/** Queries inside the open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));
export const choose = (number: string) => screen.findByRole('checkbox', { name: new RegExp(`^Rifa ${number}\\b`) });
