import { stopRunning } from './running-postgres';

export default stopRunning;
