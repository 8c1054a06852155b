# Builds with every package, then keeps only those that the bundled server needs, and runs as an unprivileged user.
# The full image has git: dates and contributors of pages are saved from the history.
FROM node:24-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The sample check writes the labels of code samples. A faulty sample loses its label; it does not stop the build.
RUN node scripts/bundle.ts
RUN node scripts/check-samples.ts --start
RUN node scripts/packages.ts --prune
# Texts that only the next index would read.
RUN rm -rf .git .cache/page-texts*

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production
COPY --from=build --chown=node:node /site /site
RUN mkdir -p data && chown node:node data
USER node
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://localhost:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/serve.ts"]
