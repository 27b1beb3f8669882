import { Fragment, type ReactNode } from 'react';

/**
 * Lets the mail addresses in a text break after their @. Otherwise large text on a phone would break them anywhere, such
 * as inside 'com'. The break is hidden from screen readers: Chromium puts a space there into a link's name. Anything
 * but a text is returned as it is.
 * @example <a href={mailLink(email)}>{breakAfterAt(email)}</a>
 */
export const breakAfterAt = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content.includes('@')
    ? content.split('@').map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              @<wbr aria-hidden />
            </>
          )}
          {piece}
        </Fragment>
      ))
    : content;
