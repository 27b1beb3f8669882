node_modules/
dist/
*.pem
