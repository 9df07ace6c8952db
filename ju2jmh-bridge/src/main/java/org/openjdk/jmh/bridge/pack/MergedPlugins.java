package org.openjdk.jmh.bridge.pack;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Merges indexes of Log4j 2 plugins. An index has a number of categories, each with a name and a number of plugins. A
 * plugin has a key, a class, a name and two flags.
 */
final class MergedPlugins implements MergedResource {

    static final String NAME = "META-INF/org/apache/logging/log4j/core/config/plugins/Log4j2Plugins.dat";

    private final Map<String, Map<String, Plugin>> categories = new LinkedHashMap<>();

    private record Plugin(String type, String name, boolean printable, boolean deferred) {
    }

    @Override
    public void add(byte[] content) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        for (int category = in.readInt(); category > 0; category--) {
            Map<String, Plugin> plugins = categories.computeIfAbsent(in.readUTF(), name -> new LinkedHashMap<>());
            for (int plugin = in.readInt(); plugin > 0; plugin--) {
                // Log4j uses the plugin of the first jar with a key.
                plugins.putIfAbsent(in.readUTF(),
                        new Plugin(in.readUTF(), in.readUTF(), in.readBoolean(), in.readBoolean()));
            }
        }
    }

    @Override
    public byte[] content() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(categories.size());
        for (Map.Entry<String, Map<String, Plugin>> category : categories.entrySet()) {
            out.writeUTF(category.getKey());
            out.writeInt(category.getValue().size());
            for (Map.Entry<String, Plugin> plugin : category.getValue().entrySet()) {
                out.writeUTF(plugin.getKey());
                out.writeUTF(plugin.getValue().type());
                out.writeUTF(plugin.getValue().name());
                out.writeBoolean(plugin.getValue().printable());
                out.writeBoolean(plugin.getValue().deferred());
            }
        }
        return bytes.toByteArray();
    }
}
