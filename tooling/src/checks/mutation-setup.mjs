import { configure } from '@testing-library/dom';

// No code is loaded here, so what a mutated page does not show within two seconds will not appear.
configure({ asyncUtilTimeout: 2000 });
