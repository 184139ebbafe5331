import '@ancu/ui/styles.css';
import { configureClient } from '@ancu/api/client';
import { usePlanningZonesQuery } from '@ancu/api/planning';
import { type MapBox, MapView, type MapZone } from '@ancu/ui/primitives/map';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

configureClient({ getToken: () => null, getLanguage: () => 'en', onSessionExpired: () => undefined });

const box: MapBox = { south: 10.6, west: 106.4, north: 11, east: 107 };

/** Planning zones as the server of this host answers them, on our map. */
function App() {
	const { data } = usePlanningZonesQuery({ box, zoom: 11 });
	const zones = (data?.getAllPlanningZone.data ?? []).map(
		({ id, geometry, landCode }): MapZone => ({ id, geometry, colour: '#FFA0FF', text: landCode }),
	);
	return (
		<main style={{ height: '30rem' }}>
			<MapView
				label="Zones"
				help="Arrow keys move it."
				loadingLabel="The map is loading…"
				failedLabel="The map did not come."
				retryLabel="Try again"
				labels={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', closePopup: 'Close' }}
				baseMap={{
					sea: 'East Sea',
					hoangSa: 'Hoàng Sa (Vietnam)',
					truongSa: 'Trường Sa (Vietnam)',
					sources: 'Natural Earth',
				}}
				box={box}
				markers={[]}
				zones={zones}
			/>
			<p role="status">{data && `${zones.length} zones`}</p>
		</main>
	);
}

const root = document.getElementById('root');
if (root)
	createRoot(root).render(
		<StrictMode>
			<QueryClientProvider client={new QueryClient()}>
				<App />
			</QueryClientProvider>
		</StrictMode>,
	);
