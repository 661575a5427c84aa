import finca from './finca.svg';
import majolica from './majolica.svg';
import monuments from './monuments.svg';
import mozaika from './mozaika.svg';

export const COVERS: { [game: string]: string } = { finca, majolica, monuments, mozaika };
