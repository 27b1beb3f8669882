/** The remote that is changed, and the source of its page that a seller has open. */
export const REMOTE = 'mf-rifas';
export const SOURCE = `${REMOTE}/src/raffle-list/RaffleListPage.tsx`;
/** The address of that page. */
export const PAGE = '/dashboard/rifas/list';

const TITLE = 'title={listTexts.title}';

/** What is written in place of what, so that the page has another title. */
export const titled = (title: string): readonly [from: string, to: string] => [TITLE, `title={'${title}'}`];
