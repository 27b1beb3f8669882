import { Button } from '../actions/Button';
import { QuietRow } from '../layout/QuietRow';
import { downloadText } from './download-text';
import { printWholePage } from './printing';

export interface TakeAwayProps {
  /** Of the CSV file, with its ending. */
  fileName: string;
  /** The file's text, made when it is asked for. */
  csv: () => string;
}

/** Exports or prints the list that is on screen. */
export function TakeAway({ fileName, csv }: TakeAwayProps) {
  return (
    <QuietRow $gap="xxs" data-no-print>
      <Button variant="quiet" icon="download" onClick={() => downloadText(fileName, csv(), 'text/csv;charset=utf-8')}>
        EXPORTAR CSV
      </Button>
      <Button variant="quiet" icon="print" onClick={printWholePage}>
        IMPRIMIR
      </Button>
    </QuietRow>
  );
}
