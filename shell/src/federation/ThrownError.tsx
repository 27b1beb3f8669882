import { styled } from 'styled-components';
import { Alert, Button, Row, Stack, tokens } from '@rifas/shared/ui';
import { inWords } from './remote-error';

/** The full text of an error and its causes, for the developer of the remote. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return inWords(error);
  const { name, message, stack = '', cause } = error;
  const own = stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
  return cause === undefined ? own : `${errorText(cause)}\n\n${own}`;
}

const Trace = styled.pre`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-size: ${tokens.font.s};
`;

interface Props {
  readonly remote: string;
  /** Key of the page or widget. */
  readonly part: string;
  readonly error: unknown;
  /** The components around the one that threw, if it was drawn. */
  readonly components?: string | undefined;
  readonly onRetry: () => void;
}

/** Replaces a failed part in development: the developer needs the error, not a guess about the connection. */
export function ThrownError({ remote, part, error, components = '', onRetry }: Props) {
  return (
    <Stack role="group" aria-label={`Error de ${remote}`}>
      <Alert tone="error">
        «{part}» de {remote} falló. Esto se ve solo en desarrollo.
      </Alert>
      <Trace>{`${errorText(error)}${components === '' ? '' : `\n${components}`}`}</Trace>
      <Row>
        <Button onClick={onRetry}>Reintentar</Button>
      </Row>
    </Stack>
  );
}
