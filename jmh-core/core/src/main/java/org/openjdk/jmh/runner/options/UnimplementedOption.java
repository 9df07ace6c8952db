package org.openjdk.jmh.runner.options;

/** What a builder of options throws that was written for upstream, where it is asked for something of ours. */
final class UnimplementedOption {

    private UnimplementedOption() {
    }

    static UnsupportedOperationException of(Object builder, String method) {
        return new UnsupportedOperationException(builder.getClass().getName() + " does not implement " + method
                + "(); OptionsBuilder does, and takes other options as its parent()");
    }
}
