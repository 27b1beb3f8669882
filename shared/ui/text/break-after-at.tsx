import { Fragment, type ReactNode } from 'react';

/**
 * Lets the mail addresses in a text break after their @. Otherwise large text on a phone would break them anywhere, such
 * as inside 'com'. Anything but a text is returned as it is.
 * @example <a href={mailLink(email)}>{breakAfterAt(email)}</a>
 */
export const breakAfterAt = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content.includes('@')
    ? content.split('@').map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              @<wbr />
            </>
          )}
          {piece}
        </Fragment>
      ))
    : content;
