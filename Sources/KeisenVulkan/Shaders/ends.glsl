// What a segment covers beyond one of its ends.

const uint ROUND = 0u;   // a disc
const uint BUTT = 1u;    // nothing, antialiased
const uint SQUARE = 2u;  // half a width
const uint NOTHING = 3u; // the neighbour covers the join
const uint BEVEL = 4u;   // the wedge between this segment and the next, cut off
const uint MITRE = 5u;   // the wedge, prolonged
const uint SECTOR = 6u;  // the wedge, round
