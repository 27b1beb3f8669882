import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { Row } from '../layout/Stack';
import { tokens } from '../theme/tokens';
import { downloadText } from './download-text';
import { printWholePage } from './printing';

export interface TakeAwayProps {
  /** Of the CSV file, with its ending. */
  fileName: string;
  /** The file's text, made when it is asked for. */
  csv: () => string;
}

/* Both fit side by side on a phone. */
const Slim = styled(Button)`
  padding-inline: ${tokens.space.xs};
`;

/** Exports or prints the list that is on screen. */
export function TakeAway({ fileName, csv }: TakeAwayProps) {
  return (
    <Row $gap="xxs" data-no-print>
      <Slim variant="quiet" icon="download" onClick={() => downloadText(fileName, csv(), 'text/csv;charset=utf-8')}>
        EXPORTAR CSV
      </Slim>
      <Slim variant="quiet" icon="print" onClick={printWholePage}>
        IMPRIMIR
      </Slim>
    </Row>
  );
}
