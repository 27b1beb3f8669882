import { useNavigate } from '../routing';

/**
 * The browser's own back and forward, beside a page under test.
 * @example renderPage(<><CashRegistrationPage /><BrowserButtons /></>);
 */
export function BrowserButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>atrás del navegador</button>
      <button onClick={() => void navigate(1)}>adelante del navegador</button>
    </>
  );
}
