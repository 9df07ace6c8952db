package org.openjdk.jmh.runner.options;

import java.util.LinkedHashMap;
import java.util.Map;
import joptsimple.HelpFormatter;
import joptsimple.OptionDescriptor;

/** Upstream's help as it is without our settings, which have one of their own. */
final class UpstreamHelp implements HelpFormatter {

    @Override
    public String format(Map<String, ? extends OptionDescriptor> all) {
        Map<String, OptionDescriptor> upstreams = new LinkedHashMap<>(all);
        for (Setting<?> setting : Settings.all()) {
            if (!setting.has(SettingTrait.OF_UPSTREAMS_FLAG)) {
                upstreams.remove(setting.flag());
            }
        }
        return new OptionFormatter().format(upstreams);
    }
}
