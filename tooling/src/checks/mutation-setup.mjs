import { configure } from '@testing-library/dom';

// Nothing loads here: what a changed page does not show within two seconds it does not show.
configure({ asyncUtilTimeout: 2000 });
