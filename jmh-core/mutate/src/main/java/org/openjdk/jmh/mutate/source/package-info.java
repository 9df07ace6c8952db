/** Source files as operators see them: text, tree and types, and changes of the text. Extended by operators of others. */
package org.openjdk.jmh.mutate.source;
