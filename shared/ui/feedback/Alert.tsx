import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { tokens } from '../theme/tokens';
import { toneColours, type Tone } from '../theme/tones';

export type AlertTone = Exclude<Tone, 'neutral'>;

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that reacts to the message. */
  action?: ReactNode;
  /** False for a notice that was there from the start: it is not announced. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const icons: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

const Root = styled.div<{ $tone: AlertTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.s};
  align-items: flex-start;
  padding: ${tokens.space.s} ${tokens.space.m};
  border-radius: ${tokens.radius.m};
  border-inline-start: 6px solid currentColor;
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
  a {
    color: inherit;
  }
`;

/* With text at twice its size, the text uses the place beside the icon. */
const Body = styled.div`
  flex: 1 1 min(10rem, 100%);
  min-width: 0;
  overflow-wrap: anywhere;
  display: grid;
  gap: ${tokens.space.xs};
`;

const ADDRESS = /([\w.+-]{1,64}@[\w.-]+\w)/;

/** Mail addresses in the text become links, because some messages ask users to write. */
const linked = (text: string): ReactNode =>
  text.split(ADDRESS).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a key={index} href={`mailto:${piece}`}>
        {piece}
      </a>
    ),
  );

/** A message that is announced once: politely for news and success, at once for warnings and errors. */
export function Alert({ tone = 'info', title, children, action, live = true, ref }: AlertProps) {
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <Root $tone={tone} ref={ref} {...(live && { role })}>
      <Icon name={icons[tone]} />
      <Body>
        {title && <strong>{title}</strong>}
        {children !== undefined && (
          <div>{typeof children === 'string' && role === 'alert' ? linked(children) : children}</div>
        )}
        {action && <div>{action}</div>}
      </Body>
    </Root>
  );
}
