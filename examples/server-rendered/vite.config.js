import { defineConfig } from 'vite';

export default defineConfig({ build: { outDir: 'dist/client', target: 'es2024' } });
