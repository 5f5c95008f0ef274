import { LANGUAGES, learn } from '../src/lib/speech';

await Promise.all(LANGUAGES.map(learn));
