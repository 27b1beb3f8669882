/** The width of the header's row: on a desktop the whole menu fits beside the brand. */
export const SITE_WIDTH = '76rem';
