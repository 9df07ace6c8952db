package org.openjdk.jmh.bridge.unfit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An extension that does more than the type of its field says. */
class Hidden {

    @RegisterExtension
    static final AroundAll EXTENSION = new AroundEach();

    @Test
    void served() {
    }

    static class AroundAll implements BeforeAllCallback {

        @Override
        public void beforeAll(ExtensionContext context) {
        }
    }

    static class AroundEach extends AroundAll implements BeforeEachCallback {

        @Override
        public void beforeEach(ExtensionContext context) {
        }
    }
}
