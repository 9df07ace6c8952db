/** Formats and escapes text for people. */
package org.openjdk.jmh.dynreconf.text;
