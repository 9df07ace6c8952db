/** Holds the numbers that users can set, with their defaults. */
package org.openjdk.jmh.dynreconf.settings;
