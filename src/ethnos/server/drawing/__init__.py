"""Pictures for chats, drawn without a browser or an imaging library."""
