/** The remote that is changed, and the source of its page that is open. */
export const REMOTE = 'mf-rifas';
export const SOURCE = `${REMOTE}/src/raffle-list/RaffleListPage.tsx`;
/** The address of that page. */
export const PAGE = '/dashboard/rifas/list';

const TITLE = 'title={listTexts.title}';

/** The replacement in the source that gives the page another title. */
export const titled = (title: string): readonly [from: string, to: string] => [TITLE, `title={'${title}'}`];
