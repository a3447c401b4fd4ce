import at from './outlines/at.svg?url';
import au from './outlines/au.svg?url';
import be from './outlines/be.svg?url';
import ca from './outlines/ca.svg?url';
import ch from './outlines/ch.svg?url';
import de from './outlines/de.svg?url';
import dk from './outlines/dk.svg?url';
import es from './outlines/es.svg?url';
import fi from './outlines/fi.svg?url';
import fr from './outlines/fr.svg?url';
import gb from './outlines/gb.svg?url';
import ie from './outlines/ie.svg?url';
import it from './outlines/it.svg?url';
import nl from './outlines/nl.svg?url';
import no from './outlines/no.svg?url';
import nz from './outlines/nz.svg?url';
import pl from './outlines/pl.svg?url';
import se from './outlines/se.svg?url';
import us from './outlines/us.svg?url';

/**
 * The outlines of each country's regions as a file; in it every region is a path with the region's id, in a square of 1000.
 * After Natural Earth (public domain); `tools/maps` draws them.
 */
export const outlines: Readonly<Record<string, string>> = {
  AT: at,
  AU: au,
  BE: be,
  CA: ca,
  CH: ch,
  DE: de,
  DK: dk,
  ES: es,
  FI: fi,
  FR: fr,
  GB: gb,
  IE: ie,
  IT: it,
  NL: nl,
  NO: no,
  NZ: nz,
  PL: pl,
  SE: se,
  US: us,
};
