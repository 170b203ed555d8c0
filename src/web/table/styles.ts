// What a table looks like, for every page that shows one. The order counts.

import '../../ui-kit/spots.css';
import '../styles/table.css';
import '../styles/table-sizes.css';
import '../styles/banner.css';
import '../styles/pen.css';
import '../styles/plates.css';
import '../styles/glance.css';
import '../styles/drawer.css';
import '../styles/windows.css';
import '../styles/results.css';
import '../styles/hint.css';
