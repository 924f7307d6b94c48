// So that every library has a source: what Qt would generate.
