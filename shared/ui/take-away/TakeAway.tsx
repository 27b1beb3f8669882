import { Button } from '../actions/Button';
import { QuietRow } from '../layout/Stack';
import { printWholePage } from './printing';

const A_MINUTE = 60_000;

/** Hands a text to the visitor as a file. */
function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari before 17 reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), A_MINUTE);
}

export interface TakeAwayProps {
  /** Name of the CSV file, with its extension. */
  fileName: string;
  /** Creates the file's text when it is needed. */
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
